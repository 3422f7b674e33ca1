import type { Limits } from './limits'

const UPLOAD = /^\/api\/(?:films|media)(?:\/|$)/
const FORM_WITH_FILES = /^\/[a-z]{2,3}\/(?:career|complaint|form-contact|land)$/
/** The picture of a member, the slip of a transfer (of the fee or of an instalment), and the scan of a signed contract. */
const FORM_WITH_A_FILE =
  /^\/(?:[a-z]{2,3}\/(?:account-setting|(?:payment\/result|confirm-payments)\/[^/]+)|admin\/bookings)$/

/** The maximum body size at this path, in bytes. */
export function bodyLimit(path: string, limits: Limits): number {
  if (FORM_WITH_FILES.test(path)) return limits.filesBytes
  if (FORM_WITH_A_FILE.test(path)) return limits.fileBytes
  return UPLOAD.test(path) ? limits.uploadBytes : limits.bodyBytes
}
