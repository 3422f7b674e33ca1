export { filmIdentifier, filmNamed } from './domain/film-provider'
