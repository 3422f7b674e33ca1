/** Tells surrounding components whether voice has replaced typing. A bubbling `CustomEvent<boolean>`. */
export const VOICE_EVENT = 'voicesearch'
