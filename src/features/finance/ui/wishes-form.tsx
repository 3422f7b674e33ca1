import { Button } from '@/design/form/button'
import { SelectField, TextField } from '@/design/form/field'
import type { Locale } from '@/i18n/locales'
import type { FinanceField, ReadWishes } from '../domain/read-wishes'
import { financeWords } from './finance-words'
import { LiveForm } from './live-form'

/** A home to choose: the code of a unit type, its words, and its price in baht. */
export interface HomeChoice {
  code: string
  text: string
}

/** The heading of the results. */
export const RESULTS = 'cost-figures'

interface WishesFormProps {
  locale: Locale
  /** The address of the page, without query. */
  path: string
  read: ReadWishes
  choices: readonly HomeChoice[]
  chosen: string
}

const LETTING = ['emptyMonths', 'rentGrowth', 'priceGrowth', 'savings', 'horizon'] as const

const RATES = ['rate1', 'rate2', 'rate3', 'rate4'] as const

/** What the reader can change. Sent as the address, so that it can be kept and shared; works without scripts. */
export function WishesForm({ locale, path, read, choices, chosen }: WishesFormProps) {
  const t = financeWords(locale)
  const { typed, price, wishes, mostYears, mostLoan, faults } = read
  const error = (field: FinanceField) => {
    const fault = faults[field]
    return fault && t(`faults.${fault}`, { most: mostYears, mostLoan })
  }
  const field = (name: FinanceField, shown: number | string | null, hint?: string) => (
    <TextField
      id={`cost-${name}`}
      name={name}
      label={t(`fields.${name}`)}
      hint={hint}
      error={error(name)}
      inputMode="decimal"
      autoComplete="off"
      placeholder={shown === null ? undefined : String(shown)}
      defaultValue={typed[name]}
    />
  )
  return (
    <LiveForm path={path} results={RESULTS} className="flex flex-col gap-5 print:hidden">
      {choices.length > 0 ? (
        <SelectField
          id="cost-type"
          name="type"
          label={t('fields.type')}
          empty={t('form.anyHome')}
          options={choices.map(({ code, text }) => ({ value: code, text }))}
          defaultValue={chosen}
        />
      ) : null}
      <TextField
        id="cost-price"
        name="price"
        label={t('fields.price')}
        hint={t('hints.price')}
        error={error('price')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={price.toLocaleString('en-US')}
        defaultValue={typed.price}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id="cost-buyer"
          name="buyer"
          label={t('fields.buyer')}
          options={(['thai', 'foreign'] as const).map((value) => ({ value, text: t(`buyer.${value}`) }))}
          key={wishes.buyer}
          defaultValue={wishes.buyer}
        />
        {field('loan', wishes.loan, t('hints.loan'))}
        {field('down', wishes.down)}
        {field('years', wishes.years)}
        {field('age', null, t('hints.age'))}
      </div>
      <fieldset className="flex flex-col gap-3 border-t border-stone-400 pt-4">
        <legend className="float-left w-full pb-2 font-medium">{t('form.rates')}</legend>
        <div className="clear-both grid grid-cols-2 gap-5">
          {RATES.map((name, index) => (
            <div key={name}>{field(name, wishes.rates[index] ?? null)}</div>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 border-t border-stone-400 pt-4 sm:grid-cols-2">
        {field('income', wishes.income, t('hints.income'))}
        {field('debts', wishes.debts)}
      </div>
      <details open={typed.rent !== ''} className="border-t border-stone-400 pt-2">
        <summary className="min-h-target cursor-pointer content-center font-medium">{t('form.letting')}</summary>
        <div className="grid grid-cols-2 items-end gap-5 pt-2">
          {field('rent', null)}
          {LETTING.map((name) => (
            <div key={name}>{field(name, read.letting[name])}</div>
          ))}
        </div>
      </details>
      <Button type="submit" className="self-start">
        {t('form.submit')}
      </Button>
    </LiveForm>
  )
}
