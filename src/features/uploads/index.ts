export { type Accepts, acceptAttribute } from './domain/file-kinds'
