export { readPreview } from './queries/read-preview'
