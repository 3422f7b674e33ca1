const bare = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en')

/** Whether a typed signature is the name on the document: case, width and blanks aside. */
export const isSameName = (name: string, typed: string): boolean => bare(typed) !== '' && bare(name) === bare(typed)
