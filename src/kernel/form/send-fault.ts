/** Why a form got no answer from the site. Each form has a sentence for each, and shows what was typed again. */
export type SendFault = 'offline' | 'timedOut' | 'tooMany' | 'unavailable' | 'outdated'
