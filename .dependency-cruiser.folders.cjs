// What .dependency-cruiser.cjs says of files, said of folders. Tests know more than what they test, and are left out.
const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      comment:
        'Of two folders one can be read without the other: what both need goes below them, what needs both above.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, '\\.test\\.tsx?$', '/test/'] } },
};
