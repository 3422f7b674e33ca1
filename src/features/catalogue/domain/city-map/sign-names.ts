/** By station slug: its name in Latin letters, as on platform signs and maps. Empty where readers need no other name. */
export type SignNames = ReadonlyMap<string, string>

export const NO_SIGN_NAMES: SignNames = new Map()

/** `拉拋五岔口（Ha Yaek Lat Phrao）`: nobody finds the Chinese name on a sign. Without a sign name the name alone. */
export function nameWithSign(name: string, signName: string | undefined): string {
  return signName && signName !== name ? `${name}（${signName}）` : name
}
