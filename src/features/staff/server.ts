export { accessTo, guardPublishing, onlyFieldFor } from './operations/access'
export { maySeeDrafts } from './operations/may-see-drafts'
