export { keepDrafts } from './queries/keep-drafts'
export { readDrafts } from './queries/read-drafts'
export { readPreview } from './queries/read-preview'
