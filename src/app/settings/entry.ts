// The settings of the app, with what is stored on the device and how it is carried to another.
export { default } from './screen.tsx';
