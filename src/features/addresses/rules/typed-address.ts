/** An address as somebody typed or pasted it, as a browser would send it: what is not plain ASCII is encoded. */
export const encodeTyped = (text: string): string =>
  text.replace(/[^!-~]+/g, (letters) => encodeURIComponent(wellFormed(letters)))

/** Half a character, as a broken clipboard leaves it, cannot be encoded. */
const wellFormed = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text))
