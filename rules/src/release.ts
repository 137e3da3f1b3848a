/** Version of Barnum, as every package.json and the newest heading of CHANGELOG.md have it. */
export const release = '1.0.0';
