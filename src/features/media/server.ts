export { FILM_SELECT, toFilm } from './operations/to-film'
export { IMAGE_SELECT, toImage } from './operations/to-image'
