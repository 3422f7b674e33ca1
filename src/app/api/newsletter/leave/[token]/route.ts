import { newsButton } from '@/features/leads/actions/leave-from-mail-program'

/** The button of a mail program (RFC 8058), and the page for programs without one. */
export const { POST, GET } = newsButton
