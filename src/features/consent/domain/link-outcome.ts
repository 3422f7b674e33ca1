import type { FieldFault, FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'

/** What became of a mailed link: done, the wider request done (`allDone`), or the link has ended. */
export type LinkEnd = 'done' | 'allDone' | 'ended'

/** The state of the page of a mailed link: still asking, perhaps as no answer came, or at its end. */
export type LinkState = FormState<SendFault, FieldFault, LinkEnd>
