import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Format } from '../platform/format.ts';
import type { Services } from '../platform/services.ts';
import type { Messages, Part } from '../platform/words.ts';

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The models that every place shares; built by main.tsx. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('outside of the app');
  return services;
}

/** The texts of a part in the player's language; follows a change of language. */
export function useTexts<P extends Part>(part: P): Messages[P] {
  return useServices().language.texts(part);
}

export function useFormat(): Format {
  return useServices().language.format.value;
}
