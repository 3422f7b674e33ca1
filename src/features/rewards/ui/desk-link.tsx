/** The entry of noble ID in the menu of the back office. */
export function NobleIdLink() {
  return (
    <a href="/admin/noble-id" className="nav__link">
      <span className="nav__link-label">noble ID</span>
    </a>
  )
}
