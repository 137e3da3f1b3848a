import { paths } from '@barnum/rules/paths';
import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { AdminGuard } from './admin-guard.tsx';
import { Failure, ScreenFailure } from './failure.tsx';
import { LoginRoute } from './login-route.tsx';
import { SettingsLoading } from './settings-loading.tsx';
import { Waiting } from './waiting.tsx';

const AccessDenied = screen(() => import('./access-denied.tsx').then((module) => module.AccessDenied));
const Requests = screen(() => import('./requests-screen.tsx').then((module) => module.RequestsScreen));
const Articles = screen(() => import('./articles-page.tsx').then((module) => module.ArticlesPage));
const Article = screen(() => import('../features/articles/article-page.tsx').then((module) => module.ArticlePage));
const ArticleForm = screen(() =>
  import('../features/articles/article-form-page.tsx').then((module) => module.ArticleFormPage),
);
const Messages = screen(() => import('./messages-page.tsx').then((module) => module.MessagesPage));
const Planning = screen(() => import('../features/planning/planning-page.tsx').then((module) => module.PlanningPage));
const Preparation = screen(() =>
  import('../features/planning/preparation-page.tsx').then((module) => module.PreparationPage),
);
const Testimonials = screen(() =>
  import('../features/testimonials/testimonials-page.tsx').then((module) => module.TestimonialsPage),
);
const Partners = screen(() => import('../features/partners/partners-page.tsx').then((module) => module.PartnersPage));
const Settings = screen(() => import('./settings-page.tsx').then((module) => module.SettingsPage));

/** Every screen of the back-office (spec section 2, Admin routes). */
export const router = createBrowserRouter([
  {
    element: (
      <Suspense fallback={<Waiting />}>
        <Outlet />
      </Suspense>
    ),
    errorElement: <Failure />,
    children: [
      { path: paths.login, element: <LoginRoute /> },
      { path: paths.adminLogin, element: <LoginRoute /> },
      { path: paths.accessDenied, element: <AccessDenied /> },
      {
        path: paths.admin,
        element: <AdminGuard />,
        children: [
          {
            errorElement: <ScreenFailure />,
            children: [
              { index: true, element: <Requests /> },
              { path: paths.adminRequests, element: <Requests /> },
              { path: paths.adminArticles, element: <Articles /> },
              // Apart, so that the new article’s form keeps nothing of another one’s.
              { path: paths.adminArticleNew, element: <ArticleForm key="new" /> },
              { path: `${paths.adminArticles}/:id`, element: <Article /> },
              { path: `${paths.adminArticles}/:id/edit`, element: <ArticleForm key="edit" /> },
              { path: paths.adminPlanning, element: <Planning /> },
              { path: paths.adminPreparation, element: <Preparation /> },
              { path: paths.adminMessages, element: <Messages /> },
              { path: paths.adminTestimonials, element: <Testimonials /> },
              { path: paths.adminPartners, element: <Partners /> },
              {
                path: paths.adminSettings,
                element: (
                  <Suspense fallback={<SettingsLoading />}>
                    <Settings />
                  </Suspense>
                ),
              },
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to={paths.admin} replace /> },
    ],
  },
]);

/** A screen whose code is fetched when it is first asked for. */
function screen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
