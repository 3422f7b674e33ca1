interface Option {
  value: string
  text: string
}

/** Options under a common heading. */
interface OptionGroup {
  label: string
  options: readonly Option[]
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

/**
 * The content of a select with hundreds of options, as HTML: one text in the page's data instead of an element for each,
 * which cost a third of a page of results. `chosen` is the value that is selected at first.
 */
export function optionsHtml(empty: string, groups: readonly OptionGroup[], chosen: string): string {
  const optionOf = ({ value, text }: Option) =>
    `<option value="${escaped(value)}"${value === chosen ? ' selected=""' : ''}>${escaped(text)}</option>`
  const groupOf = ({ label, options }: OptionGroup) =>
    `<optgroup label="${escaped(label)}">${options.map(optionOf).join('')}</optgroup>`
  return optionOf({ value: '', text: empty }) + groups.map(groupOf).join('')
}
