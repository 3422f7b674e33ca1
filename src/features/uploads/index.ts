export { type Accepts, acceptAttribute, kindOfBytes, MOST_BYTES } from './domain/file-kinds'
