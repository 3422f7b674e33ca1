/** One field that may name a row of a list in the back office. `options`: the words of a choice by language. */
export interface RowPart {
  name: string
  kind: 'text' | 'choice' | 'date'
  options?: Record<string, Record<string, string>>
}
