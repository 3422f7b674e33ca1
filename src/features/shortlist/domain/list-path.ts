/** The first parts of the addresses under which projects are listed. */
const LISTS = ['project', 'search-result']

/** Whether a path (`/th/project/condominium/all`) shows a list of projects, where saved ones can be compared. */
export const isListPath = (path: string): boolean => LISTS.includes(path.split('/')[2] ?? '')
