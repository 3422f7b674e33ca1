export { type Accepts, acceptAttribute, MOST_BYTES } from './domain/file-kinds'
