// What is typed into the field over the place is understood here: vocabulary.ts and parse.ts know its words in three
// languages, candidates.ts makes questions of them that are filled in, finder.tsx shows these and the effects that are
// meant. Fetched when the field is first touched.
export { Finder } from './finder.tsx';
