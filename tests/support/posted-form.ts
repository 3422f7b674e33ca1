/** The fields of a form that works without scripts, with what a visitor types. */
export function postedForm(
  html: string,
  marker: string,
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const form = html.split('<form').find((part) => part.includes(marker) && part.includes('$ACTION'))
  const hidden = [...(form ?? '').matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)]
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return { ...Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, plain(value)])), ...typed }
}
