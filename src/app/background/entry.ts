// What few need and what is done in the background, once the first place is there: one door for all of it.
export { readPersistence, readUsage } from '../../platform/persistence.ts';
export { connectServiceWorker } from '../../platform/service-worker.ts';
export { siteAnswers } from '../../platform/site-answers.ts';
export { openDevice } from '../../storage/open.ts';
export { ErrorPage } from '../error-page.tsx';
export { createKeeping, informedIn } from '../keeping.ts';
export { Notices, UpdateLine } from '../notices.tsx';
export { refuseFrame } from '../refuse-frame.ts';
export { RuleDialog } from '../rule-dialog.tsx';
