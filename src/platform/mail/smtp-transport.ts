import nodemailer from 'nodemailer'

const MINUTE = '60000'
const LIMITS = ['connectionTimeout', 'greetingTimeout', 'socketTimeout']

/**
 * The way to a mail server, from an address such as `smtps://user:password@host`. A server that is silent for a minute has
 * failed, and the job is tried again; the query of the address may set other limits, in milliseconds.
 */
export function smtpTransport(url: string) {
  const address = new URL(url)
  for (const limit of LIMITS) if (!address.searchParams.has(limit)) address.searchParams.set(limit, MINUTE)
  return nodemailer.createTransport(address.href)
}
