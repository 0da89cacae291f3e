// The questions about a section of a plan or a siege with their answers in them: about-section.ts answers what the plan
// knows, section-answers.tsx draws it. Fetched when a section is first tapped.
export { SectionAnswersPart } from './section-answers.tsx';
