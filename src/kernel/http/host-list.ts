/**
 * Parses a comma-separated list of hosts in the form of `URL.host`: lower case, punycode, explicit ports only. null
 * when any entry is not a host.
 */
export function readHosts(list: string): string[] | null {
  const words = list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const hosts = words.map(hostOf)
  return hosts.every((host) => host !== null) ? hosts : null
}

function hostOf(word: string): string | null {
  if (/[\s/\\?#@*]/.test(word) || !URL.canParse(`https://${word}`)) return null
  const { host, hostname } = new URL(`https://${word}`)
  return hostname.includes('.') ? host : null
}
