export { PhotoField, PhotoThumb } from './photo.tsx';
