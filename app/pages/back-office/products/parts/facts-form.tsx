import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { PartForm, type PartProps, typedIn } from './part-form'
import { text } from '../product.text'

type Named = { id: number; name: string }

/** Name, texts, brand, category, KDV, visibility, and the look of the product in search results. */
export function FactsForm({
  product,
  brands,
  categories,
  revision,
  answer,
  mayWrite,
}: PartProps<ProductRecord> & { brands: readonly Named[]; categories: readonly Named[] }) {
  const typed = typedIn(answer, 'kaydet')
  const more = typed ? (typed['kategori-ek'] ?? '').split(',').map(Number) : product.categoryIds.slice(1)
  const of = (name: string, stored: string | number | null) => typed?.[name] ?? stored ?? ''
  return (
    <PartForm
      verb="kaydet"
      title={text.facts}
      label={text.save}
      revision={revision}
      answer={answer}
      mayWrite={mayWrite}
    >
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          name="ad"
          label={text.name}
          required
          maxLength={160}
          defaultValue={of('ad', product.name)}
        />
        <TextField
          name="baglanti"
          label={text.link}
          hint={text.linkHint}
          maxLength={160}
          defaultValue={of('baglanti', product.link)}
        />
        <Select
          name="kategori"
          label={text.category}
          defaultValue={of('kategori', product.categoryIds[0] ?? '')}
        >
          <option value="">{text.chooseCategory}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="marka" label={text.brand} defaultValue={of('marka', product.brandId)}>
          <option value="">{text.noBrand}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Select name="kdv" label={text.kdv} defaultValue={of('kdv', product.kdvRate)}>
          {[0, 1, 10, 20].map((rate) => (
            <option key={rate} value={rate}>
              %{rate}
            </option>
          ))}
        </Select>
        <Select name="gorunur" label={text.visibility} defaultValue={of('gorunur', product.visibility)}>
          {Object.entries(text.visibilities).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <details className="office-fold">
        <summary>
          <h3>{text.moreCategories}</h3>
        </summary>
        <p className="text-meta text-ink-2">{text.moreCategoriesHint}</p>
        <div className="office-choices">
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="kategori-ek"
              value={id}
              label={name}
              defaultChecked={more.includes(id)}
            />
          ))}
        </div>
      </details>
      <Checkbox
        name="yayinda"
        value="1"
        defaultChecked={typed ? typed['yayinda'] === '1' : product.published}
        label={text.published}
      />
      <TextArea
        name="ozet"
        label={text.summary}
        rows={2}
        maxLength={500}
        defaultValue={of('ozet', product.summary)}
      />
      <TextArea
        name="aciklama"
        label={text.description}
        hint={text.descriptionHint}
        rows={8}
        maxLength={20_000}
        defaultValue={of('aciklama', product.description)}
      />
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          name="seo-baslik"
          label={text.seoTitle}
          hint={text.seoHint}
          maxLength={160}
          defaultValue={of('seo-baslik', product.seoTitle)}
        />
        <TextArea
          name="seo-aciklama"
          label={text.seoDescription}
          rows={2}
          maxLength={320}
          defaultValue={of('seo-aciklama', product.seoDescription)}
        />
      </div>
      <figure className="office-snippet">
        <figcaption>{text.preview}</figcaption>
        <p>
          <span>/{product.link}</span>
          <b>{product.seoTitle || product.name}</b>
          {product.seoDescription || product.summary}
        </p>
      </figure>
    </PartForm>
  )
}
