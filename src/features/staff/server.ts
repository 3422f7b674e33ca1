export { accessTo, guardPublishing, onlyFieldFor } from './operations/access'
