/** Builds the rules as a package of its own into a folder, and answers with that folder. */
export declare function buildPackage(folder?: string): Promise<string>;
