/** Texts for search engines and link previews as editors wrote them; empty where they did not. */
export interface WrittenTexts {
  Project_Title: string
  Title_full?: string | null
  Short_Description?: string | null
  Meta_title?: string | null
  Meta_description?: string | null
  Og_title?: string | null
  Og_description?: string | null
  Twitter_title?: string | null
  Twitter_description?: string | null
}

/** The six sharing texts of a page: a missing one falls back to the next one written (S2§5). */
export function sharingTexts(written: WrittenTexts) {
  const title = written.Meta_title || written.Title_full || written.Project_Title
  const description = written.Meta_description || written.Short_Description || ''
  return {
    title,
    description,
    ogTitle: written.Og_title || title,
    ogDescription: written.Og_description || description,
    twitterTitle: written.Twitter_title || written.Og_title || title,
    twitterDescription: written.Twitter_description || written.Og_description || description,
  }
}
