/** A cookie that a script of the page keeps, as `document.cookie` takes it. `Secure` where the page came by https. */
export const scriptCookie = (name: string, value: string, seconds: number, { protocol }: Pick<Location, 'protocol'>) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`
