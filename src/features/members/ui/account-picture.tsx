import type { FieldSpec } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import { acceptAttribute, MOST_BYTES } from '@/features/uploads'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { removeOwnPicture, saveOwnPicture } from '../actions/picture'
import { PICTURE_PIXELS, PICTURE_PLACES, PICTURE_SIZES, USUAL_CROP } from '../domain/picture'
import { AccountPart } from './account-frame'
import { formTexts } from './form-texts'

function pictureFields(locale: Locale): FieldSpec[] {
  const t = words(locale, 'picture')
  return [
    {
      kind: 'file',
      name: 'picture',
      label: t('label'),
      hint: t('hint'),
      accept: acceptAttribute('pictures'),
      maxBytes: MOST_BYTES,
      texts: { choose: t('choose'), remove: t('unchoose'), tooLarge: t('tooLarge') },
    },
    {
      kind: 'choices',
      name: 'across',
      label: t('across.label'),
      isSingle: true,
      choices: PICTURE_PLACES.map((value) => ({ value, text: t(`across.${value}`) })),
      chosen: [USUAL_CROP.across],
    },
    {
      kind: 'choices',
      name: 'down',
      label: t('down.label'),
      isSingle: true,
      choices: PICTURE_PLACES.map((value) => ({ value, text: t(`down.${value}`) })),
      chosen: [USUAL_CROP.down],
    },
    {
      kind: 'choices',
      name: 'size',
      label: t('size.label'),
      isSingle: true,
      choices: PICTURE_SIZES.map((value) => ({ value, text: t(`size.${value}`) })),
      chosen: [USUAL_CROP.size],
    },
  ]
}

/** The picture of the account: seen by its owner, cut by where the square lies and how large it is. */
export function AccountPicture({ locale, picture }: { locale: Locale; picture: string | null }) {
  const t = words(locale, 'picture')
  const texts = formTexts(locale)
  return (
    <AccountPart title={t('title')} lead={t('lead')}>
      {picture ? (
        <div className="flex flex-wrap items-center gap-5">
          <img
            src={picture}
            alt={t('alt')}
            width={PICTURE_PIXELS}
            height={PICTURE_PIXELS}
            className="size-9 rounded-full object-cover"
          />
          <StepForm
            id="picture-removal"
            action={removeOwnPicture}
            hidden={{ locale }}
            submit={t('remove')}
            variant="quiet"
            texts={texts}
          />
        </div>
      ) : null}
      <StepForm
        key={picture}
        id="picture"
        action={saveOwnPicture}
        fields={pictureFields(locale)}
        hidden={{ locale }}
        submit={picture ? t('replace') : t('save')}
        texts={texts}
      />
    </AccountPart>
  )
}
