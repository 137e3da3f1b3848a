/** The number of who is signed in, for what this browser remembers of each person; 0 for nobody. */
export function signedInUser(): number {
  return Number(JSON.parse(localStorage.getItem('user') ?? 'null')?.id ?? 0);
}
