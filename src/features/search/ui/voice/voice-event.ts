/** Told to what stands around: whether voice has taken the place of typing. A `CustomEvent<boolean>` that bubbles. */
export const VOICE_EVENT = 'voicesearch'
