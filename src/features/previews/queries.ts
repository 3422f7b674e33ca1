export { cacheDrafts } from './queries/keep-drafts'
export { readPreview } from './queries/read-preview'
