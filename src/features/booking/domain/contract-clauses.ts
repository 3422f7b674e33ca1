/** One clause of a contract. */
export interface KeptClause {
  title: string
  text: string
}

/** A kept text as its clauses: the first line of each is its title. */
export const clausesOf = (text: string): KeptClause[] =>
  text.split('\n\n').map((clause) => {
    const [title = '', ...rest] = clause.split('\n')
    return { title, text: rest.join('\n') }
  })
