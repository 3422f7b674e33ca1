/** The name and the address of `noble & nue <hello@homes.example>`; an address alone is its own name. */
export function mailbox(text: string): { name: string; address: string } {
  const [, name = '', bracketed] = /^\s*"?(.*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? []
  const address = (bracketed ?? text).trim()
  return { name: name || address, address }
}
