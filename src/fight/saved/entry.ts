// The page of the kept fights, which few open first: its list, and what sets the fights on it apart.
export { SavedPage } from './saved-page.tsx';
