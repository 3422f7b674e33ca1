export { openDraft } from './operations/open-draft'
export { opensDraft } from './operations/preview-link'
export { PREVIEW_BREAKPOINTS, previewed } from './operations/previewed'
