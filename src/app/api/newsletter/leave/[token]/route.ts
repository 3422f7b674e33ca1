import { newsButton } from '@/features/leads/actions/one-click-unsubscribe'

/** One-click unsubscribe (RFC 8058), and the page for mail clients without it. */
export const { POST, GET } = newsButton
