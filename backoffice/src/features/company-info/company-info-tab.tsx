/** The company information (spec screen 8). */
export function CompanyInfoTab() {
  return null;
}
