import { createHmac } from 'node:crypto'

/**
 * What proves to the CRM that a body is ours and new: `t=seconds,v1=hex`, the HMAC-SHA256 of `seconds.body`. The CRM
 * refuses a time that is minutes away from its own, so that nothing recorded can be sent again by others.
 */
export function crmSignature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}
