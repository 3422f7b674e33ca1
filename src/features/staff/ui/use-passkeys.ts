import { useHydrated } from '@/design/show/use-hydrated'

/** Whether this browser, on this page, can use passkeys: not on plain http, nor under a bare address. */
export const usePasskeys = (): boolean => useHydrated() && window.PublicKeyCredential !== undefined
