import { mailedSecrets } from '@/platform/mailed-secrets'

/** The fingerprint is what proves a withdrawal once the address is erased. */
export const { confirmToken, leaveToken, fingerprintOf } = mailedSecrets('newsletter')
