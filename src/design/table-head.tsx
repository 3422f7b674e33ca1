/** The head of a table at a desk; `numbers` are the columns of figures, which stand at their end. */
export function TableHead({ columns, numbers = [] }: { columns: readonly string[]; numbers?: readonly number[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th key={column} scope="col" data-number={numbers.includes(at) || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
